export * as searchEvents from './search-events'
export * as searchFilterLinks from './search-filter-links'
export * as searchTerm from './search-term'
