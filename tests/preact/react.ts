/** What unit tests get as `react`: what the light build has, and the helper that only tests use. */

export { act } from 'preact/test-utils'
export * from '../../legacy-shims/preact/react'
