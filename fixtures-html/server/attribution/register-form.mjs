import { innerPage } from '../templates/inner-page.mjs'
import { STAMP } from './stamps.mjs'

export const ACCOUNT_PATH = '/my-account/'

/** A customer's first visit to the account page: the shop plugin's form of a new account. */
export function accountMain() {
  return innerPage(`<h1>My account</h1>
<p>With an account you see what you have ordered, and order it again next season.</p>
${registerForm()}`)
}

/** The shop plugin's form (contract 07 E6). */
export function registerForm() {
  return `<section><h2>Register</h2>
<form method="post" action="${ACCOUNT_PATH}" class="woocommerce-form woocommerce-form-register register">
 <p><label for="reg_email">Email address</label> <input type="email" name="email" id="reg_email" autocomplete="email"></p>
 ${STAMP}
 <p><button type="submit" class="woocommerce-button button woocommerce-form-register__submit" name="register" value="Register">Register</button></p>
</form></section>`
}
