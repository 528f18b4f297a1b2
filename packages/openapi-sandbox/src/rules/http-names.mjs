/** A token of RFC 9110, section 5.6.2, which RFC 6265 requires of cookie names too. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** No client can send a header or cookie whose name is not a token. */
export function httpNames() {
  const check = ({in: place, name}, {report, location}) => {
    if ((place !== 'header' && place !== 'cookie') || typeof name !== 'string' || TOKEN.test(name)) return;
    const message = `${JSON.stringify(name)} is no name of a ${place}: only letters, digits and !#$%&'*+-.^_\`|~ are allowed.`;
    report({message, location: location.child(['name'])});
  };
  return {Parameter: check, SecurityScheme: check};
}
