/** Preload with `--import` to block every connection that leaves this machine. */
import net from 'node:net';

const HERE = [undefined, '', 'localhost', '127.0.0.1', '::1'];
const {connect} = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  // Node's own callers pass normalised arguments: one array of options and callback.
  const [options, second] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === 'object' ? options.host : typeof second === 'string' ? second : undefined;
  if (HERE.includes(host)) return connect.apply(this, args);
  process.nextTick(() => this.destroy(Object.assign(new Error(`The network is off: ${host}`), {code: 'ENETUNREACH'})));
  return this;
};
