import type { ExperimentsLabels } from './experiments.labels'

/** English words of the page of experiments. */
export const experimentsEn: ExperimentsLabels = {
  title: 'Experiments',
  intro:
    'Visitors see different options of the shop. Here is which of them leads to orders more often, and what to do about it.',
  empty: 'No experiments yet',
  emptyHelp:
    'An experiment begins in the settings of the shop server: a developer adds it to settings.experiments, such as',
  emptyNext: 'After a restart of the server, pages show the options to buyers, and the first figures appear here.',
  states: { Running: 'Running', Stopped: 'Stopped', Shipped: 'Shipped' },
  offPages: 'Off the site',
  offPagesHelp: 'The settings of the server have it no more. Its figures stay, and there is nothing to decide.',
  since: (day) => `since ${day}`,
  until: (day) => `until ${day}`,
  everyPage: 'on every page',
  pages: (filters) => `on pages ${filters}`,
  runners: {
    random: 'chance chooses the option',
    visitor: 'the option depends on the visitor and is the same on all their devices',
    prediction: 'the personalisation service chooses the option',
  },
  option: 'Option',
  control: 'as it is',
  winner: 'best',
  everybody: 'seen by all',
  share: 'Share',
  visitors: 'Visitors',
  orders: 'Ordered',
  rate: 'Conversion',
  difference: 'Difference',
  chance: 'p',
  range: (low, high) => `${low} to ${high}`,
  points: (value) => `${value} pp`,
  rangeHelp:
    'Intervals of 95 %; p is how often chance alone makes such a difference. A visitor counts for the option seen first, with the orders that came after it.',
  verdicts: {
    TooFew: 'Too early to tell',
    NoDifference: 'No difference shown',
    ControlBetter: 'As it is, it is better',
  },
  better: (label) => `The option “${label}” is better`,
  verdictHelp: {
    TooFew: 'There are few visitors or orders yet: the difference may be chance.',
    NoDifference: 'Chance makes such a difference, too.',
    ControlBetter: 'With the other options fewer visitors order.',
    Better: 'More visitors order, and that is hardly chance.',
  },
  advice: {
    TooFew: 'Wait.',
    NoDifference: 'Wait, or leave the shop as it is.',
    ControlBetter: 'Stop the experiment.',
    Better: 'The option can be shipped.',
  },
  broken: 'Visitors are not divided as they were to be',
  brokenHelp: (chance) =>
    `Chance does this less than once in a thousand times (p ${chance}). Some visitors are lost or counted twice, and the figures below prove nothing. Look for the cause: robots, redirects, changed shares.`,
  ratio: (chance) => `Visitors are divided as they were to be, p = ${chance}`,
  ratioSkipped: 'How visitors are divided is not checked: the personalisation service changes the shares',
  ratioTooFew: 'How visitors are divided is checked once there are more of them',
  plot: 'Conversion by day, since the experiment began',
  daysTable: 'Figures by day',
  day: 'Day',
  ofOption: (label) => `“${label}”: ordered of visitors, conversion since the beginning`,
  noDays: 'Nobody has seen an option yet',
  stop: 'Stop',
  ship: 'Ship an option',
  resume: 'Resume',
  stopTitle: (name) => `Stop “${name}”?`,
  stopHelp: (label) => `Every buyer will see the option “${label}”: the shop as it was before the experiment.`,
  shipTitle: (name) => `Ship an option: ${name}`,
  shipHelp: (label) => `Every buyer will see the option “${label}”, and new visitors are not counted.`,
  shipUnsure: 'The figures do not prove this yet.',
  resumeTitle: (name) => `Resume “${name}”?`,
  resumeHelp:
    'Buyers will see the options by their shares again; who had an option has it again. The time in which all saw one option is part of the figures.',
  fromNext: 'The decision holds from the next page that a buyer loads.',
  note: 'Why (for the staff)',
  decided: {
    Running: 'The experiment goes on',
    Stopped: 'The experiment is stopped',
    Shipped: 'The option is shipped',
  },
  conflict:
    'Somebody else has changed the experiment. Your decision was not applied: see what was decided, and decide again.',
  history: 'Decisions',
  went: (who) => `${who}: the experiment runs`,
  chose: (who, label) => `${who}: all see “${label}”`,
  named: {
    GoToOrderForm: {
      title: 'Straight to the order',
      values: { true: 'the cart dialog leads to the order form', false: 'the cart dialog leads to the cart' },
    },
    ContactsHide: {
      title: 'Fold contacts',
      values: { true: 'valid contacts fold to one line', false: 'contacts stay open' },
    },
    Geolocation: {
      title: 'Ask for the place',
      values: { true: 'the site asks for the place of the device', false: 'the site does not ask' },
    },
    OrderFormErrorsVisibilityImmediatelyOrAfterClick: {
      title: 'Errors at once',
      values: { true: 'errors show at once', false: 'errors show after the click' },
    },
    ShowSuggestedCities: {
      title: 'Nearby cities',
      values: { true: 'the city dialog suggests nearby ones', false: 'no nearby cities' },
    },
    UseSeparateFullNameFields: {
      title: 'Fields of the name',
      values: { true: 'three fields for the name', false: 'one field for the full name' },
    },
    ExitWarningType: {
      title: 'Warning on leaving',
      values: { old: 'warns on the last step', new: 'warns on every step' },
    },
    PaymentHints: {
      title: 'Hints about payment',
      values: { true: 'the payment option has a hint', false: 'no hints about payment' },
    },
    OrderHints: {
      title: 'Hints of the steps',
      values: { true: 'each step says what it needs', false: 'steps without hints' },
    },
    AlternateTitles: {
      title: 'Other titles of the steps',
      values: { true: 'the steps have other titles', false: 'the steps have their usual titles' },
    },
    OrderIcons: {
      title: 'Pictures of the steps',
      values: { true: 'the steps have pictures', false: 'the steps have numbers' },
    },
  },
}
