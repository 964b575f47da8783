/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

/** Builds a module that awaits one of two modules of the same chunk, with or without the plugin. */
function build(plugins: string): string {
  const program = `
    import { rollup } from 'rollup'
    import { awaitedImports, BROKEN_BY_VITE } from './scripts/build/awaitedImports.mjs'
    const files = {
      '/entry.js': "export const greet = async () => { const { hello } = await import('./hello.js'); return hello() }; export const later = async () => await import('./hello.js').then(({ hello }) => hello())",
      '/hello.js': "export const hello = () => 'hello'",
      '/bye.js': "export { hello } from './hello.js'; export const bye = () => 'bye'",
    }
    const own = {
      name: 'files',
      resolveId: (id, from) => new URL(id, 'file://' + (from ?? '/')).pathname,
      load: id => files[id],
    }
    const bundle = await rollup({ input: ['/entry.js', '/bye.js'], plugins: [own${plugins}] })
    const { output } = await bundle.generate({
      format: 'es',
      generatedCode: 'es2015',
      manualChunks: id => (id === '/entry.js' ? null : 'words'),
    })
    const { code } = output.find(({ fileName }) => fileName === 'entry.js')
    const words = output.find(({ fileName }) => fileName.startsWith('words')).code
    const url = text => 'data:text/javascript,' + encodeURIComponent(text)
    const { greet, later } = await import(url(code.replace(/(['"])\\.\\/words[^'"]*\\1/g, '"' + url(words) + '"')))
    console.log(JSON.stringify({ code, isBroken: BROKEN_BY_VITE.test(code), says: await greet(), then: await later() }))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  })
}

describe('a module awaited from a chunk that holds others', () => {
  it('is taken out after the import, where no bundler comes between', () => {
    const built: unknown = JSON.parse(build(', awaitedImports()'))
    expect(built).toMatchObject({ isBroken: false, says: 'hello', then: 'hello' })
    expect(built).toHaveProperty('code', expect.stringMatching(/\(await import\([^)]+\)\)\.\w+/))
  })

  it('is otherwise written in the form that Vite 5 to 7 break', () => {
    expect(JSON.parse(build(''))).toMatchObject({ isBroken: true, says: 'hello', then: 'hello' })
  })
})
