import { exportMember } from '@touch/api/account';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { trackMember } from '@touch/outside/member/trackMember';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Choice } from './Choice';
import { offerFile } from './offerFile';
import style from './userDetail.module.css';

/** Downloads everything that is stored about the member, as one file. */
export function ExportChoice({ uid }: { readonly uid: string }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache, config, toast, flags } = useVisit();
  const { busy, submit } = useSubmit(async () => {
    // The messenger's browser stores no files.
    if (flags.messenger) return toast(page['files.useBrowser']);
    const member = trackMember(config.siteID);
    const file = await exportMember(cache, uid);
    // The export holds personal data, and the member has logged out.
    if (member() !== 'same') return;
    if (typeof file !== 'string') {
      offerFile(file, `touchpaper-${uid}.zip`);
      toast(words.exported);
    } else if (file !== '') toast(file);
  });
  return (
    <Choice text={words.export} choose={() => submit()} busy={busy}>
      <span className={style.line}>{words.exportWhat}</span>
    </Choice>
  );
}
