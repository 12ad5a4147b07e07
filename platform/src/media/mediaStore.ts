/** Interface of the store of media; `folderStore` implements it. */

export interface StoredImage {
  /** `/media/…` address on this platform, without host; sizes by `imageSize`. */
  url: string;
  width: number;
  height: number;
  /** Bytes of the stored original. */
  size: number;
}

export interface StoredFile {
  url: string;
  size: number;
  type: string;
}

export interface MediaStore {
  /**
   * Keeps a picture: judged by content, turned upright, metadata stripped, re-encoded.
   * Senders take turns by what their pictures cost.
   * @param from the sender, whose files get addresses drawn at random; '' = the newsroom: the same bytes give the same address
   * @throws mediaRefused(…) when the bytes are no picture this platform keeps, or too many pixels; mediaBusy() when too much waits
   */
  keepImage(bytes: Uint8Array, from?: string): Promise<StoredImage>;
  /**
   * Keeps audio and video without metadata, and attachments as they are, judged by content.
   * @param from as for keepImage @throws refused(…)
   */
  keepFile(bytes: Uint8Array, name: string, from?: string): Promise<StoredFile>;
  /** Keeps a text that the platform itself made or checked: a playlist or captions. */
  keepText(text: string, extension: 'm3u8' | 'vtt'): Promise<StoredFile>;
}
