export const legal = {
  effective: 'Effective June 29, 2025',
  termsTitle: 'Terms of Service',
  privacyTitle: 'Privacy Policy',
  contents: 'On this page',
} as const
