import { dirname, posix } from 'node:path'

const NO_VIEW = '\0no-view'
/**
 * View code and view texts. A page without views loads neither; developer advice stays available.
 */
const FOR_VIEWS =
  /\/src\/(.+\/)?(views|components|shell|buttons)\/|\/src\/strings\/(?!en\/adviceTexts$)/
/**
 * Rendering code, by location. Tokens are colours and sizes as text; `useChunk` fetches code and
 * renders nothing.
 */
export const DRAWS =
  /\/src\/(ui\/(?!tokens\/|layout\/useChunk\.ts$)|app\/(shell|host\/buttons)\/|(core|features)\/[^/]+\/(views|components)\/)|\/src\/.+\.tsx$/

/**
 * Returns the problems of files that must not render: a view in them, or an import of
 * styled-components.
 */
export function drawnIn(files) {
  return files.flatMap(({ fileName, moduleIds, imports, dynamicImports }) => [
    ...moduleIds.filter(id => DRAWS.test(id)).map(id => `${fileName} contains ${id}`),
    ...[...imports, ...dynamicImports]
      .filter(id => /^styled-components(\/|$)/.test(id))
      .map(id => `${fileName} imports ${id}`),
  ])
}

/**
 * For entries without views: stubs the features' views and texts, which only the modal's own shell
 * loads, and fails the build when rendering code gets in by another way.
 */
export function withoutViews() {
  return {
    name: 'without-views',
    resolveDynamicImport: (specifier, importer) =>
      typeof specifier === 'string' && FOR_VIEWS.test(posix.join(dirname(importer), specifier))
        ? { id: NO_VIEW }
        : null,
    load: id => (id === NO_VIEW ? 'export {}' : null),
    generateBundle(_options, bundle) {
      const drawn = drawnIn(Object.values(bundle).filter(({ type }) => type === 'chunk'))
      if (drawn.length > 0)
        this.error(`An entry without views has some in it:\n${drawn.join('\n')}`)
    },
  }
}
