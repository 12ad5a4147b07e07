import type { SignField } from '@contract/signForm';
import { signFieldProblem } from '@contract/signForms/signFieldProblem';
import type { Queries } from '@platform/db/connection';
import { withRegions } from '@platform/signForms/regions.service';
import { cleanAnswer, foreignPicture, picturesIn } from '@platform/signForms/signForm.rules';
import { ownUploadsAmong } from '@platform/uploads/ownUploads.service';

type VoterInfo = Readonly<Record<string, string>>;

/** A vote's own questions about its voters. */
export interface VoterForm {
  /** Cleaned answers to the questions (wire S13); others are dropped. Pictures are paths. */
  pick(sent: VoterInfo): VoterInfo;
  /** Message for the voter about the first field that is missing or invalid; undefined = all are valid. */
  error(info: VoterInfo): string | undefined;
  /** Refusal of pictures that are not among the voter's own uploads; undefined = all are. */
  foreignPicture(who: string, info: VoterInfo): Promise<string | undefined>;
}

export async function openVoterForm(
  db: Queries,
  site: number,
  questions: readonly SignField[],
): Promise<VoterForm> {
  const fields = await withRegions(db, site, questions);
  return {
    pick(sent) {
      const answers = fields.map(
        (field) => [field.id, cleanAnswer(field, sent[field.id] ?? '', '')] as const,
      );
      return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
    },
    error(info) {
      for (const field of fields) {
        const problem = signFieldProblem(field, info[field.id] ?? '');
        if (problem) return `${problem === 'missing' ? '请填写' : '请重新填写'}：${field.code}`;
      }
      return undefined;
    },
    async foreignPicture(who, info) {
      const pictures = picturesIn(fields, info);
      if (pictures.length === 0) return undefined;
      const member = who.startsWith('m:') ? Number(who.slice(2)) : 0;
      return foreignPicture(fields, info, new Set(await ownUploadsAmong(db, site, member, pictures)));
    },
  };
}
