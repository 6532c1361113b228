export const legal = {
  effective: 'Effective June 29, 2025',
  termsTitle: 'Terms of Service',
  termsDescription: 'The terms on which Coquina is used: what it is, who may use it, prices and payment.',
  privacyTitle: 'Privacy Policy',
  privacyDescription: 'What Coquina keeps about you, what it does not keep, and how to have it deleted.',
  contents: 'On this page',
} as const
