const away = (what: string) => `${what} kept on this device and will be saved when the connection is back.`

type Words = { offline: string; unreachable: string }

const words = (what: string): Words => ({
  offline: `You are offline. ${away(what)}`,
  unreachable: `Coquina cannot be reached right now. ${away(what)}`,
})

/** What is said of something that could not be saved for want of a connection. */
export const unsent = {
  answer: words('Your answer is'),
  county: words('Your choice is'),
  ticks: words('Your check marks are'),
  signed: words('The date and location are'),
  disclosure: {
    offline:
      'You are offline. Your acknowledgment is not recorded yet. Leave this page open: it will be recorded when the connection is back.',
    unreachable:
      'Coquina cannot be reached right now. Your acknowledgment is not recorded yet. Leave this page open: it will be recorded when the connection is back.',
  },
  saved: 'Saved',
}
