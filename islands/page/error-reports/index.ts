import type { Mount } from '../../../src/page/island'

/** Tells the site of errors, where it asks for that by the setting `errorReports`. A page without errors fetches only this. */
export const mount: Mount = (_, scope) => {
  scope.listen(scope.document, 'laurel:error', ({ detail }) => {
    const told = import('./send').then(({ send }) => send(detail, scope.page))
    // An error that cannot be told must not be the next one.
    told.catch(() => {})
  })
}
