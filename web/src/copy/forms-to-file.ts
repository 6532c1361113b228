import { counted } from './counted'

/** The court's forms among what is bought. */
export const forms = {
  title: 'The court’s own forms',
  lead: 'They are free and are filed with your papers. After you pay, each is listed with its download where we can fill it in, or with where the court has it.',
  sure: (count: number) => `${counted(count, 'official form')} to file`,
  others: (count: number) => `${count} more, only if ${count === 1 ? 'it applies' : 'they apply'}`,
} as const
