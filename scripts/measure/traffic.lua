-- For wrk: requests the paths from the command line in turn, and prints the results as one line of JSON.
local paths, turn = {}, 0

function init(args)
  paths = args
end

function request()
  turn = turn % #paths + 1
  return wrk.format(nil, paths[turn])
end

function done(summary, latency)
  local failed = summary.errors
  local errors = failed.connect + failed.read + failed.write + failed.timeout + failed.status
  io.write(('{"p99": %.2f, "errors": %d}\n'):format(latency:percentile(99) / 1000, errors))
end
