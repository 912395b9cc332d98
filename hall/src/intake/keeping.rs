//! Lines that belong to a journal of the table are kept, and the table shows the journal that it should.

use super::assertion::shortened;
use super::limits::Room;
use super::news::carried_lines;
use super::open_journal::{OpenJournal, Read, is_over};
use super::{Acknowledged, Attempt, CLAIM, Intake, IntakeError, Post, TableNews, Taken};
use crate::clock::Millis;
use crate::store::{Appended, KeptJournal, NewLines, Store};

impl Intake {
    pub(super) async fn take_current(
        &mut self,
        store: &Store,
        lines: &[&[u8]],
        post: &Post<'_>,
        (owner, room): (String, Room),
    ) -> Attempt {
        let Some(current) = &mut self.current else { return Attempt::Outdated };
        current.heard = post.at;
        let read = current.read_lines(lines, post, room);
        let (kept, offset) = (current.kept.clone(), current.lines());
        // Another computer that goes on with the recording has the table, as another recording would.
        let is_taken_over = !kept.owner.is_empty() && owner != kept.owner && !read.lines.is_empty();
        let heard = if self.is_released && !is_taken_over { 0 } else { post.at };
        let kept = (KeptJournal { is_current: true, ..kept }, owner);
        match self.keep(store, kept, read, post, (heard, None)).await {
            Ok((_, mut taken)) => {
                self.is_released &= !is_taken_over;
                self.told = self.current().map(|kept| (kept.first.clone(), offset));
                taken.answer = taken.answer.map(|answer| Acknowledged { offset, ..answer });
                Attempt::Done(Box::new(taken))
            }
            Err(attempt) => attempt,
        }
    }

    pub(super) async fn take_other(
        &mut self,
        store: &Store,
        mut other: OpenJournal,
        lines: &[&[u8]],
        post: &Post<'_>,
        (owner, room): (String, Room),
    ) -> Attempt {
        let read = other.read_lines(lines, post, room);
        let shows = self.is_shown_next(&other, post);
        let adds = !read.lines.is_empty();
        // The lines of a game that is discarded are kept, and shown where the organiser takes that back.
        if adds && !shows && !is_over(other.state()) && !other.kept.is_discarded {
            let journal = self.current().map(|kept| kept.first.clone()).unwrap_or_default();
            return Attempt::Done(Box::new(self.refuse(store, post, IntakeError::claimed(journal)).await));
        }
        let switched = adds && shows;
        // A recording that is silent here may be heard of by another process.
        let replaces = self.current.as_ref().filter(|current| switched && !is_over(current.state()));
        let silent_since = replaces.map(|_| post.at - CLAIM);
        let (kept, offset) = (KeptJournal { is_current: switched, ..other.kept.clone() }, other.lines());
        let heard = if switched { post.at } else { 0 };
        let new = (kept.clone(), owner.clone());
        let (id, mut taken) = match self.keep(store, new, read, post, (heard, silent_since)).await {
            Ok(kept) => kept,
            Err(attempt) => return attempt,
        };
        taken.answer = taken.answer.map(|answer| Acknowledged { offset, ..answer });
        if adds && !self.journals.iter().any(|known| known.id == id) {
            self.journals.push(KeptJournal { id, is_current: false, owner, ..kept });
        }
        self.has_other_news |= adds;
        if switched {
            // The table shows the journal from its first line, not only what is new of it.
            match self.reload(store).await {
                Ok(news) => taken.news.add(news),
                Err(error) => return IntakeError::Store(error).into(),
            }
            self.expect(post.at);
        }
        Attempt::Done(Box::new(taken))
    }

    /// Whether the table shows another journal from now on: when there is none, when the one that it shows is over and
    /// not the later one, or when that one was not heard of for long or the table is released. A game that is over and not the one
    /// that is paired does not take the place of one that is; nor does one without names, which may be of any table, take the
    /// place of one that names the paired players.
    fn is_shown_next(&self, other: &OpenJournal, post: &Post<'_>) -> bool {
        if other.kept.is_discarded {
            return false;
        }
        let Some(current) = &self.current else { return true };
        let (shown, next) = (current.state(), other.state());
        let only_current_is_named = post.pairing.game().is_some() && current.names_players() && !other.names_players();
        if is_over(next) && current.fits(post.pairing) && (only_current_is_named || !other.fits(post.pairing)) {
            return false;
        }
        if is_over(shown) {
            return !is_over(next) || next.view().started >= shown.view().started;
        }
        !is_over(next) && (self.is_released || post.at - current.heard > CLAIM)
    }

    /// Keeps what was read of a journal, whose `owner` is known from now on. `heard` is when the table was heard of by
    /// it, and since when it has to be silent. Returns the journal's number in the hall, and what came of it.
    async fn keep(
        &mut self,
        store: &Store,
        (journal, owner): (KeptJournal, String),
        read: Read,
        post: &Post<'_>,
        (heard, silent_since): (Millis, Option<Millis>),
    ) -> Result<(i64, Taken), Attempt> {
        let Read { lines, new, asserted, forked, error, round } = read;
        let (stored, is_current, first) = (new.len(), journal.is_current, journal.first.clone());
        let (mut id, mut new_forks, mut carried) = (journal.id, 0, Vec::new());
        let asserted = shortened(asserted);
        if stored + forked.len() > 0 {
            if is_current && store.is_shared() {
                carried = carried_lines(&journal, &lines, &new, self.revision + 1);
            }
            let at = post.at;
            let bytes: usize = new.iter().map(|line| line.text.len()).sum();
            let of_forks: Vec<usize> = forked.iter().map(|(_, line)| line.text.len()).collect();
            let of_journal = owner.clone();
            let new = NewLines { journal, owner, revision: self.revision, heard, silent_since, lines: new, forked, at };
            match store.append(new).await {
                Ok(Appended::Kept { journal, revision, new_forks: forks }) => {
                    // Forks that were kept before, as a sender repeats them, take no room; where some were, it is counted again.
                    self.bytes = self.bytes.filter(|_| forks == 0 || forks == of_forks.len());
                    let of_forks: usize = of_forks.iter().take(forks).sum();
                    self.bytes = self.bytes.map(|before| before + bytes + of_forks);
                    (id, new_forks, self.revision, self.noted) = (journal, forks, revision, post.at);
                    let current = self.current.iter_mut().map(|current| &mut current.kept);
                    current.chain(&mut self.journals).filter(|kept| kept.id == id).for_each(|kept| {
                        kept.owner.clone_from(&of_journal);
                    });
                }
                Ok(Appended::Outdated) => return Err(Attempt::Outdated),
                Err(error) => {
                    self.is_outdated = true;
                    return Err(IntakeError::Store(error).into());
                }
            }
        }
        let answer = match error {
            None => Ok(Acknowledged { offset: 0, journal: Some(first), stored, is_shown: is_current }),
            Some(error) => Err(error),
        };
        let lines = if is_current { lines } else { Vec::new() };
        let news = TableNews { lines, forked: new_forks, is_current, ..TableNews::default() };
        Ok((id, Taken { answer, news, carried, asserted, round }))
    }
}
