import { Architecture, Code } from 'aws-cdk-lib/aws-lambda'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StageName } from '../config/stage.ts'
import { INFRA } from '../sources/read.ts'

/**
 * Where functions run, which cdk.json says for the build too. A machine that can build for itself only may say otherwise:
 * `-c architecture=x86_64`.
 */
export const ARCHITECTURE = (
  JSON.parse(readFileSync(join(INFRA, 'cdk.json'), 'utf8')) as { context: { architecture: string } }
).context.architecture

export const BUILD = 'npm run functions'

export interface Binaries {
  architecture: Architecture
  code(functionId: string): Code
}

const ARCHITECTURES: Record<string, Architecture> = {
  arm64: Architecture.ARM_64,
  x86_64: Architecture.X86_64,
}

export function architecture(name: string): Architecture {
  const found = ARCHITECTURES[name]
  if (!found) throw new Error(`The architecture is arm64 or x86_64, not ${name}.`)
  return found
}

/** What stands where nothing was built: it ends at once and says why. */
function placeholder(): Code {
  return Code.fromAsset(join(import.meta.dirname, 'placeholder'))
}

/** For tests, which must not depend on what was built. */
export const placeholders: Binaries = { architecture: Architecture.ARM_64, code: placeholder }

/** What the zips were built for. The build writes it beside them, because nothing on the way would notice the wrong ones. */
function refuseOthers(folder: string, wanted: string): void {
  const note = join(folder, 'architecture')
  const found = existsSync(note) ? readFileSync(note, 'utf8').trim() : 'something unknown'
  if (found !== wanted)
    throw new Error(`The functions were built for ${found}, and are to run on ${wanted}. Run: ${BUILD}`)
}

/** The zips of cargo-lambda, from `target/lambda`. Synth never compiles; production refuses to go without one. */
export function built(stage: StageName, folder: string, architectureName: string): Binaries {
  return {
    architecture: architecture(architectureName),
    code(functionId) {
      const zip = join(folder, functionId, 'bootstrap.zip')
      if (existsSync(zip)) {
        refuseOthers(folder, architectureName)
        return Code.fromAsset(zip)
      }
      if (stage === 'prod')
        throw new Error(`The function ${functionId} has not been built: there is no ${zip}. Run: ${BUILD}`)
      return placeholder()
    },
  }
}
