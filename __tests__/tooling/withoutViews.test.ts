/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

/** Builds a package of these files with the `/headless` plugin; returns its code or the error. */
function build(files: Readonly<Record<string, string>>): string {
  const program = `
    import { rollup } from 'rollup'
    import { withoutViews } from './scripts/build/withoutViews.mjs'
    const files = ${JSON.stringify(files)}
    const own = {
      name: 'files',
      resolveId: (id, from) =>
        id.startsWith('.') ? new URL(id, 'file://' + (from ?? '/')).pathname + '.ts' : id,
      load: id => files[id] ?? null,
    }
    try {
      const bundle = await rollup({
        input: '/src/entries/headless.ts',
        external: ['styled-components'],
        plugins: [withoutViews(), own],
      })
      const { output } = await bundle.generate({ format: 'es' })
      console.log(output.map(({ code }) => code).join('\\n'))
    } catch (thrown) {
      console.log('failed: ' + thrown.message)
    }`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  })
}

const ENTRY = '/src/entries/headless.ts'
const FEATURE = '/src/features/send/feature.ts'
const VIEW = '/src/features/send/views/SendView.ts'
const view = `import 'styled-components'\nexport const SendView = 'drawn'`

describe('the build of an entry without views', () => {
  it('leaves out the views that a feature loads', () => {
    const code = build({
      [ENTRY]: `export { load } from '../features/send/feature'`,
      [FEATURE]: `export const load = () => import('./views/SendView')`,
      [VIEW]: view,
    })
    expect(code).toContain('load')
    expect(code).not.toMatch(/drawn|styled-components|failed/)
  })

  it('leaves out the texts of views in every language, and keeps the messages for developers', () => {
    const code = build({
      [ENTRY]: `export { texts, advice } from '../features/send/feature'`,
      [FEATURE]: `
        export const texts = () => [import('../../strings/en/sendTexts'), import('../../strings/de/send')]
        export const advice = () => import('../../strings/en/adviceTexts')`,
      '/src/strings/en/sendTexts.ts': `export const send = 'said'`,
      '/src/strings/de/send.ts': `export const send = 'gesagt'`,
      '/src/strings/en/adviceTexts.ts': `export const advice = 'kept'`,
    })
    expect(code).toContain('kept')
    expect(code).not.toMatch(/said|gesagt|failed/)
  })

  it('keeps everything else that a feature loads', () => {
    const code = build({
      [ENTRY]: `export { load } from '../features/send/feature'`,
      [FEATURE]: `export const load = () => import('./chunk')`,
      '/src/features/send/chunk.ts': `export const chunk = 'kept'`,
    })
    expect(code).toContain('kept')
  })

  it('keeps a hook that loads code and renders nothing', () => {
    const code = build({
      [ENTRY]: `export { useLoaded } from '../ui/layout/useChunk'`,
      '/src/ui/layout/useChunk.ts': `export const useLoaded = 'kept'`,
    })
    expect(code).toContain('kept')
  })

  it('fails if a view is part of the entry’s own code', () => {
    const code = build({
      [ENTRY]: `export { SendView } from '../features/send/views/SendView'`,
      [VIEW]: view,
    })
    expect(code).toMatch(/failed: .*without views[^]*SendView[^]*imports styled-components/)
  })

  it('fails if a component is loaded from elsewhere', () => {
    const code = build({
      [ENTRY]: `export const load = () => import('../ui/Button')`,
      '/src/ui/Button.ts': `export const Button = 'drawn'`,
    })
    expect(code).toMatch(/failed: .*without views[^]*\/src\/ui\/Button/)
  })
})
