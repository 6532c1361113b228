/** Said while a payment is made. */
export const paying = {
  wait: 'Keep this page open. Your bank may ask you here to confirm the payment.',
}
