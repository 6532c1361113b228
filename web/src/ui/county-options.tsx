type County = { id: string; name: string; circuitNumber: number }
type CountyOptionsProps = { counties: County[]; label: (name: string, circuit: number) => string }

/** The counties of a drop-down. */
export function CountyOptions({ counties, label }: CountyOptionsProps) {
  return counties.map(({ id, name, circuitNumber }) => (
    <option key={id} value={id}>
      {label(name, circuitNumber)}
    </option>
  ))
}
