import { VoteQuestionType } from '@contract/codes';
import type { ArticleVote } from '@contract/voteShapes';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import type { VoteDraft } from './draft.types';
import { cleanVote, type SavedVote } from './saving.service';
import { ballotsPerPeriod } from './votePeriods.rules';

/** Wire S25a, as it stands in the kept document (decision 006): what is asked, and no count. */
export function articleVote(draft: VoteDraft, saved: SavedVote): ArticleVote {
  const {
    title,
    endTime,
    needLogin,
    appOnly,
    cycle,
    cycleNum = 1,
    clientStyle = 0,
    themes,
  } = cleanVote(draft);
  return {
    id: saved.id,
    name: title,
    endDate: wireDate(endTime),
    needLogin: needLogin ? 1 : 0,
    voteCycle: cycle,
    voteCyclenum: ballotsPerPeriod({ cycle, cycle_num: cycleNum }),
    onlyapp: appOnly ? 1 : 0,
    clientStyle,
    questions: themes.map(({ name, maxChoose, options }, theme) => ({
      qid: saved.themes[theme]?.id ?? 0,
      qname: name,
      qtype: maxChoose === 1 ? VoteQuestionType.one : VoteQuestionType.several,
      selectLimited: maxChoose === 0 ? options.length : maxChoose,
      options: options.map(({ name: oname, images = [] }, index) => ({
        oid: saved.themes[theme]?.options[index] ?? 0,
        oname,
        pic: withOriginPlaceholder(images[0] ?? ''),
      })),
    })),
  };
}
