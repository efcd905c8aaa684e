/** These islands of the group share one file. */
export { mount as coordinates } from './coordinates'
export { mount as directoryForm } from './directory-form'
export { mount as directorySearch } from './directory-search'
