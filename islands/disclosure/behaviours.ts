export * as expandingRow from './expanding-row'
export * as modal from './modal'
export * as toggles from './toggles'
export * as tooltip from './tooltip'
