/** Captchas that need proof of work (decision 100): questions, pictures too, or none. */
export type ProofOfWork = 'questions' | 'all' | 'off';

/** The newsroom's own affair, set as `proofOfWork`, and never sent. @param settings of the site, as they are kept */
export function proofOfWorkOf(settings: unknown): ProofOfWork {
  const set: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'proofOfWork') : undefined;
  return set === 'all' || set === 'off' ? set : 'questions';
}
