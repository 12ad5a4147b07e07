/** A bucket of an object store that speaks Amazon's protocol, and who uses it. */
export interface BucketSettings {
  /** Address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The bucket stands in the path of addresses, not before the host. */
  readonly isPathStyle: boolean;
}
