import type { OptionRow, ThemeRow } from '../votes.store';

export interface Choice {
  readonly theme: number;
  readonly option: number;
}

/** `qid:oid`; undefined where it is none. */
export function readChoice(text: string): Choice | undefined {
  const [, theme, option] = /^(\d{1,9}):(\d{1,9})$/.exec(text.trim()) ?? [];
  return theme === undefined ? undefined : { theme: Number(theme), option: Number(option) };
}

/** Message for the voter about an invalid ballot; undefined = valid. */
export function choicesError(
  choices: readonly Choice[],
  themes: readonly ThemeRow[],
  options: readonly OptionRow[],
): string | undefined {
  const themeOf = new Map(options.map(({ id, theme_id }) => [id, theme_id]));
  const isKnown = ({ theme, option }: Choice) => themeOf.get(option) === theme;
  if (!choices.every(isKnown)) return '没有这个选项';
  if (new Set(choices.map(({ option }) => option)).size < choices.length) return '同一选项只能选一次';
  for (const { id, name, min_choose, max_choose } of themes) {
    const chosen = choices.filter(({ theme }) => theme === id).length;
    if (chosen < min_choose) return min_choose === 1 ? `请选择：${name}` : `“${name}”至少选${min_choose}项`;
    if (max_choose > 0 && chosen > max_choose) return `“${name}”最多选${max_choose}项`;
  }
  return choices.length === 0 ? '请选择选项' : undefined;
}
