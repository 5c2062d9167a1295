/** The kinds of requests that staff note themselves; the others come from the site and from drafts. */
export const handMadeRequestKinds = ['Question', 'CallBack', 'Wholesale'] as const
