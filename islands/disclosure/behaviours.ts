export { mount as expandingRow } from './expanding-row'
export { mount as modal } from './modal'
export { mount as toggles } from './toggles'
