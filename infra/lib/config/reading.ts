/** Reads untyped JSON piece by piece and says in a sentence what is wrong with it. */

export class Reading {
  private readonly known = new Set<string>()
  private readonly fields: Record<string, unknown>

  constructor(
    value: unknown,
    private readonly where: string,
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${where} has to be an object.`)
    }
    this.fields = value as Record<string, unknown>
  }

  text(name: string): string {
    const value = this.take(name)
    if (typeof value !== 'string' || value === '') throw this.wrong(name, 'a text that is not empty')
    return value
  }

  optionalText(name: string): string | undefined {
    return this.fields[name] === undefined ? this.absent(name) : this.text(name)
  }

  /** One of a few words. */
  word<T extends string>(name: string, words: readonly T[]): T {
    const value = this.take(name)
    const found = words.find((word) => word === value)
    if (found === undefined) throw this.wrong(name, words.join(' or '))
    return found
  }

  /** A text of a form; `wanted` says which. */
  optionalForm(name: string, form: RegExp, wanted: string): string | undefined {
    const text = this.optionalText(name)
    if (text !== undefined && !form.test(text)) throw this.wrong(name, wanted)
    return text
  }

  count(name: string): number {
    const value = this.take(name)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
      throw this.wrong(name, 'a whole number above 0')
    return value
  }

  optionalCount(name: string): number | undefined {
    return this.fields[name] === undefined ? this.absent(name) : this.count(name)
  }

  /** The object under a name, read whole by `read`. */
  part<T>(name: string, read: (part: Reading) => T): T {
    return whole(this.take(name), `${this.where.replace(/,$/, '')}, ${name},`, read)
  }

  optionalPart<T>(name: string, read: (part: Reading) => T): T | undefined {
    return this.fields[name] === undefined ? this.absent(name) : this.part(name, read)
  }

  /** Every field by its own name, where the names are not known beforehand. */
  each<T>(read: (part: Reading, name: string) => T): Record<string, T> {
    return Object.fromEntries(Object.keys(this.fields).map((name) => [name, read(this, name)]))
  }

  /** A misspelt setting would otherwise be a setting that is silently not there. */
  refuseUnknown(): void {
    const unknown = Object.keys(this.fields).filter((name) => !this.known.has(name))
    if (unknown.length > 0)
      throw new Error(`${this.where} has a setting that nothing reads: ${unknown.join(', ')}.`)
  }

  private take(name: string): unknown {
    this.known.add(name)
    return this.fields[name]
  }

  private absent(name: string): undefined {
    this.known.add(name)
    return undefined
  }

  private wrong(name: string, wanted: string): Error {
    return new Error(`${this.where} needs ${name}: ${wanted}.`)
  }
}

export function whole<T>(value: unknown, where: string, read: (reading: Reading) => T): T {
  const reading = new Reading(value, where)
  const result = read(reading)
  reading.refuseUnknown()
  return result
}
