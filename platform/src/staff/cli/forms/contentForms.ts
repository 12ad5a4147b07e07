import type { NewsroomForms } from '../command';

const ticket = ({ ticket, expires }: { ticket: string; expires: string }, { id }: { id: number }) => ({
  line: ticket,
  remarks: [`Good for article ${id} until ${expires}.`],
});
const accountStates = ['open', 'pending', 'closed', 'forbidden'] as const;

/** Articles, papers, adverts, dynamics, accounts and circles. */
export const contentForms = {
  preview: { show: ticket },
  setAuthor: {
    words: 'author',
    args: ['id', 'member'],
    show: (_, { id, member }) => ({
      line: member > 0 ? `Article ${id} is by member ${member}.` : `Article ${id} is the newsroom’s own.`,
    }),
  },
  pushMessage: {
    words: 'push',
    args: ['title', 'content'],
    fields: { url: { name: 'link' } },
    show: ({ id }) => ({ line: `Message ${id} is recorded.` }),
  },

  edition: {
    show: ({ articles, pages, released }) => ({
      rows: articles,
      remarks: [`${pages} pages, ${released ? 'released' : 'not released'}.`],
    }),
  },
  releaseEdition: [
    {
      about: 'Shows an edition to readers.',
      fixed: { released: true },
      show: (_, { paper, day }) => ({
        value: { paper, day, released: true },
        line: `The edition of ${day} is released.`,
      }),
    },
    {
      words: 'withdraw-edition',
      about: 'Shows an edition to previews alone.',
      fixed: { released: false },
      show: (_, { paper, day }) => ({
        value: { paper, day, released: false },
        line: `The edition of ${day} is shown by previews alone.`,
      }),
    },
  ],
  previewPaper: { fields: { id: { name: 'article' } }, show: ticket },
  saveCertificate: {
    words: 'certificate',
    args: ['id', 'pdf'],
    fields: { hash: { name: 'content' }, at: { name: 'from', about: 'site time, "2031-03-05 18:00"' } },
    show: (_, { id, hash }) => ({ value: { id, hash }, line: `The certificate of article ${id} is saved.` }),
  },

  adverts: {
    show: ({ list }) => ({
      rows: list.map(({ id, place, columnID, articleID, title, from, until, shown, clicked }) => ({
        id,
        place,
        of: columnID || articleID || 'all',
        title,
        from,
        until,
        shown,
        clicked,
      })),
    }),
  },
  addAdvert: {
    args: ['picture'],
    show: ({ id }, { from, until }) => ({ line: `Advert ${id} runs from ${from} to ${until}.` }),
  },
  endAdvert: { show: (_, { id }) => ({ line: `Advert ${id} is over.` }) },

  addDynamic: {
    args: ['content'],
    show: ({ id }) => ({ line: `Dynamic ${id} is published.` }),
  },
  changeDynamic: [
    {
      about: 'Changes the words of a dynamic.',
      args: ['id', 'content'],
      fields: { content: { isOptional: false }, withdrawn: false },
      show: (_, { id }) => ({ line: `Dynamic ${id} is changed.` }),
    },
    {
      words: 'withdraw-dynamic',
      about: 'Withdraws a dynamic.',
      fixed: { withdrawn: true },
      show: (_, { id }) => ({ line: `Dynamic ${id} is withdrawn.` }),
    },
    {
      words: 'restore-dynamic',
      about: 'Shows a withdrawn dynamic again.',
      fixed: { withdrawn: false },
      show: (_, { id }) => ({ line: `Dynamic ${id} is shown again.` }),
    },
  ],
  changeAccount: [
    { show: (_, { id }) => ({ line: `Account ${id} is changed.` }) },
    {
      words: 'account-state',
      about: 'Shows or hides an account (admins).',
      args: ['id', 'state'],
      fields: {
        name: false,
        description: false,
        forbidden: false,
        state: { choices: accountStates, isOptional: false },
      },
      prepare: ({ values: { state } }) =>
        state === 'forbidden' ? { state: undefined, forbidden: true } : { forbidden: false },
      show: (_, { id, state }) => ({ line: `Account ${id} is ${state ?? 'forbidden'}.` }),
    },
  ],

  circles: {},
  addCircle: {
    args: ['name', 'description'],
    show: ({ id }) => ({ line: `Circle ${id} is open.` }),
  },
  changeCircle: [
    { fields: { withdrawn: false }, show: (_, { id }) => ({ line: `Circle ${id} is changed.` }) },
    {
      words: 'withdraw-circle',
      about: 'Withdraws a circle; it is not found, nor are its posts.',
      fixed: { withdrawn: true },
      show: (_, { id }) => ({ line: `Circle ${id} is withdrawn.` }),
    },
    {
      words: 'restore-circle',
      about: 'Shows a withdrawn circle again.',
      fixed: { withdrawn: false },
      show: (_, { id }) => ({ line: `Circle ${id} is shown again.` }),
    },
  ],
  addCircleNotice: {
    words: 'add-notice',
    args: ['id', 'title', 'content'],
    show: ({ id }, input) => ({ line: `Notice ${id} is published in circle ${input.id}.` }),
  },
} as const satisfies NewsroomForms;
