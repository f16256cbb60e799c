-- Asks for the paths after `--` in turn, and says what it found as one line of JSON.
wrk.headers['Accept-Encoding'] = 'gzip'

local paths
local at = 0

init = function(words)
  paths = words
end

request = function()
  at = at % #paths + 1
  return wrk.format('GET', paths[at])
end

done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, failed))
end
