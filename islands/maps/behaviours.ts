export * as coordinates from './coordinates'
export * as directoryForm from './directory-form'
export * as directorySearch from './directory-search'
