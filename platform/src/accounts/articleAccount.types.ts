/** The subscription account of an article, as rows show it. */
export interface ArticleAccount {
  readonly id: number;
  readonly name: string;
  /** Its address with the origin's placeholder. */
  readonly icon: string;
  readonly description: string;
  /** F26. */
  readonly isShown: boolean;
}
