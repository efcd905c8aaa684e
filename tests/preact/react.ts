/** The module that unit tests import as `react`: that of the light build, and a helper for tests. */

export { act } from 'preact/test-utils'
export * from '../../legacy-shims/preact/react'
