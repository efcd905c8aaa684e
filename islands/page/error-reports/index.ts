import type { Mount } from '../../../src/page/island'

/**
 * Reports laurel's errors to the site, if the setting `errorReports` asks for it. The code is fetched with
 * the first error.
 */
export const mount: Mount = (_, scope) => {
  scope.listen(scope.document, 'laurel:error', ({ detail }) => {
    const sent = import('./send').then(({ send }) => send(detail, scope.page))
    // An error while reporting must not be reported again.
    sent.catch(() => {})
  })
}
