import type { Ref } from 'react'
import type { County } from '@/api/types'
import { copy } from '@/copy'
import { Combobox } from './combobox'

const text = copy.countySelector

type CountyComboboxProps = {
  /** The field. */
  ref?: Ref<HTMLInputElement | null>
  label: string
  hint?: string
  counties: readonly County[]
  chosen: string | undefined
  onChoose: (id: string) => void
  'data-answer'?: boolean
}

/** The counties with their circuits, found by their first letters. */
export const CountyCombobox = ({ counties, ...box }: CountyComboboxProps) => (
  <Combobox
    {...box}
    placeholder={text.placeholder}
    openLabel={text.open}
    emptyText={text.none}
    countText={text.count}
    choices={counties.map(({ id, name, circuitNumber }) => ({
      id,
      label: copy.counties.option(name, circuitNumber),
    }))}
  />
)
