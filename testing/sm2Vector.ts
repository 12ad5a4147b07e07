/** The example of GB/T 32918.5, annex C: a key pair, the message's number, and what comes out (C1 without its 04, C3, C2). */
export const publishedSm2 = {
  privateKey: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  publicKey:
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
  random: 0x59276e27d506861a16680f3ad9c02dccef3cc1fa3cdbe4ce6d54b80deac1bc21n,
  message: 'encryption standard',
  /** It begins with 04 and is no mark: the standard's own trap. */
  c1: '04ebfc718e8d1798620432268e77feb6415e2ede0e073c0f4f640ecd2e149a73e858f9d81e5430a57b36daab8f950a3c64e6ee6a63094d99283aff767e124df0',
  c3: '59983c18f809e262923c53aec295d30383b54e39d609d160afcb1908d0bd8766',
  c2: '21886ca989ca9c7d58087307ca93092d651efa',
} as const;
