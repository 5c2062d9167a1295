import type { StayDialogLabels } from './stay-dialog.labels'

export const stayDialogEn: StayDialogLabels = {
  title: 'The order is not placed yet',
  kept: 'What you fill in is saved: go on now or come back later.',
  goOn: (step) => `Back to “${step}”`,
  help: 'Need help?',
  chat: 'Write to the chat',
}
