/** False where the site hides words about rewards for sharing in the messenger (J2). */
export const showsRewards = (
  { hideReward }: { readonly hideReward: boolean },
  { messenger }: { readonly messenger: boolean },
): boolean => !(hideReward && messenger);
