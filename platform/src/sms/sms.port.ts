/** A text message. */
export interface SmsMessage {
  readonly site: number;
  /** Eleven digits. */
  readonly phone: string;
  readonly words: string;
}

/** Interface to the gateway of text messages. */
export interface SmsGateway {
  /** Resolves when the message is taken. @throws Error where it is not: the reader is told to try again. */
  send(message: SmsMessage): Promise<void>;
}

/** Of an installation that has no way to phones. */
export const noSms: SmsGateway = {
  send: async () => {
    throw new Error('no way to phones is configured: set SMS_GATEWAY');
  },
};
