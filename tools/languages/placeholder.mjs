/** The placeholders of PHP's `sprintf`. */
export const PLACEHOLDER = /%(?:\d+\$)?[sdf]/
