import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSecureSite } from './createSecureSite'
import { readEnvironment } from './readEnvironment'

export { createSecureSite } from './createSecureSite'
export { createLocalSealer } from './keys/createLocalSealer'
export type { SecureSite } from './createSecureSite'
export type { KeySealer, SealedShare } from './keys/keySealer'
export type { SecureSiteOptions } from './siteOptions'

async function run(): Promise<void> {
  const site = await createSecureSite(await readEnvironment(process.env))
  console.log(`The secure site listens on ${site.url}`)
  const close = () => {
    site.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}

const started = process.argv[1]
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url)) {
  run().catch((thrown: unknown) => {
    console.error(thrown instanceof Error ? thrown.message : thrown)
    process.exit(1)
  })
}
