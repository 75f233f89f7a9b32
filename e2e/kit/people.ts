let count = 0

/** A new person for each test, so that tests never share an account. */
export function newPerson() {
  count += 1
  const tag = `${process.pid.toString(36)}${Date.now().toString(36)}${count}`
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: `grace-${tag}@galleria.test`,
    password: 'compiler-1952-nanosecond',
  }
}
