import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { VARIANTS, type VariantName } from './variants.ts'

/** Where `setup.ts` has put the templates. */
declare module 'vitest' {
  interface ProvidedContext {
    folder: string
  }
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
export type Fields = Record<string, Json>

export const STACKS = ['Stateful', 'Web', 'Service', 'Operations'] as const
export type StackPart = (typeof STACKS)[number]

export interface Resource {
  id: string
  Type: string
  Properties: Fields
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

export function file(variant: VariantName, name: string): string {
  return join(inject('folder'), variant, name)
}

export function templateText(variant: VariantName, part: StackPart): string {
  return readFileSync(
    file(variant, `Coquina-${VARIANTS[variant].config.stage}-${part}.template.json`),
    'utf8',
  )
}

export function resources(variant: VariantName, part: StackPart, type?: string): Resource[] {
  const template = JSON.parse(templateText(variant, part)) as {
    Resources: Record<string, Omit<Resource, 'id'>>
  }
  const all = Object.entries(template.Resources).map(([id, resource]) => ({
    ...resource,
    id,
  }))
  return type === undefined ? all : all.filter((resource) => resource.Type === type)
}

/** A resource's properties, where there is exactly one of its type with this in its id. */
export function only(variant: VariantName, part: StackPart, type: string, id = ''): Fields {
  const found = resources(variant, part, type).filter((resource) => resource.id.startsWith(id))
  if (found.length !== 1) throw new Error(`${part} has ${found.length} of ${type} ${id}, not one.`)
  return found[0]!.Properties
}

/** References and joins as one readable text. What another stack exports is named by what it is there. */
export function readable(value: Json | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(readable).join(', ')
  const [name, of] = Object.entries(value)[0] ?? ['', '']
  if (name === 'Ref') return `<${readable(of)}>`
  if (name === 'Fn::GetAtt') return `<${(of as string[]).join('.')}>`
  if (name === 'Fn::ImportValue') return imported(readable(of))
  if (name === 'Fn::Join') return (of as [string, Json[]])[1].map(readable).join('')
  return JSON.stringify(value)
}

/** `Coquina-prod-Stateful:ExportsOutputRefTablesmain1234ABCD5678EFAB` is `<Tablesmain1234ABCD>`, the id there. */
function imported(name: string): string {
  const output = name.replace(/^Coquina-\w+-\w+:ExportsOutput/, '')
  const ref = /^Ref(\w+?)[0-9A-F]{8}$/.exec(output)
  if (ref) return `<${ref[1]}>`
  const attribute = /^FnGetAtt(\w+?[0-9A-F]{8})(\w+?)[0-9A-F]{8}$/.exec(output)
  return attribute ? `<${attribute[1]}.${attribute[2]}>` : `<${output}>`
}

export function list(value: Json | undefined): Json[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

export function fields(value: Json | undefined): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('These are no fields.')
  return value
}

/** A part of a resource, by the names on the way to it. */
export function at(of: Json | undefined, ...way: string[]): Json | undefined {
  return way.reduce<Json | undefined>(
    (inside, name) => (inside === undefined ? undefined : fields(inside)[name]),
    of,
  )
}
