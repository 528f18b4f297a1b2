// Takes the place of a module that no page needs.
module.exports = {};
