/** The bucket cannot be used for the moment; `statusCode` makes an answer of it. */
export class BucketAway extends Error {
  readonly statusCode = 503;

  /** @param reason code of the store or of the network; no address, no secret */
  constructor(reason: string, cause?: unknown) {
    super(`the bucket cannot be used: ${reason}`, { cause });
    this.name = 'BucketAway';
  }
}
