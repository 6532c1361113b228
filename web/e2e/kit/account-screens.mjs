/** The page of an account, and the questions that it asks. @type {import('./screens.mjs').Screen[]} */
export const ofAccount = [
  {
    name: 'account',
    path: '/account',
    shows: 'Your account',
    last: (page) => page.getByText('You have no passkey yet.'),
  },
  {
    name: 'account-passkey',
    path: '/account',
    shows: 'Your account',
    act: async (page) => {
      await page.getByText('You have no passkey yet.').waitFor()
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Please enter your password').waitFor()
    },
  },
  {
    name: 'account-not-me',
    path: '/account',
    shows: 'Your account',
    act: async (page) => {
      await page.getByRole('button', { name: 'That was not me' }).click()
      await page.getByRole('alertdialog', { name: 'Sign out every device?' }).waitFor()
    },
  },
  {
    name: 'account-deletion',
    path: '/account',
    shows: 'Your account',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await page.getByText('Please enter your password').waitFor()
    },
  },
]
