/** What stands over the help, and how to leave at once. The help itself comes from the server. */
export const safety = {
  titles: {
    partner: 'Help when someone close hurts you',
    child: 'Help for a child',
    elder: 'Help for an elderly or vulnerable adult',
    self: 'Someone to talk to, now',
    medical: 'Medical help, now',
    pressure: 'Help when someone pressures you',
    held: 'Help when someone will not let you leave',
  },
  any: 'Help',
  call: (number: string) => `Call ${number}`,
  leave: 'Leave this page now',
  leaveHint:
    'This opens a weather page instead and takes this conversation out of this tab. Your answers stay saved. Your browser’s history still shows that you were here.',
} as const
