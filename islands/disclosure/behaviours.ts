/** The light islands of the group share one file. */
export { mount as expandingRow } from './expanding-row'
export { mount as modal } from './modal'
export { mount as toggles } from './toggles'
