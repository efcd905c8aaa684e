export { mount as searchEvents } from './search-events'
export { mount as searchFilterLinks } from './search-filter-links'
export { mount as searchTerm } from './search-term'
