#!/bin/bash
# Stands for systemctl in a root without systemd: starts what a unit says, as the user that it says.
set -e
action=$1
shift || true
for unit in "$@"; do
  case $unit in
  --now) ;;
  postgresql) pg_ctlcluster $(pg_lsclusters -h | awk '{ print $1, $2 }') start ;;
  nginx) nginx ;;
  *@*)
    file=/etc/systemd/system/${unit%@*}@.service
    value() { sed -n "s/^$1=//p" "$file" | sed "s/%i/${unit#*@}/g"; }
    (
      set -a
      . "$(value EnvironmentFile)"
      eval "$(value Environment)"
      set +a
      cd "$(value WorkingDirectory)"
      umask "$(value UMask)"
      user=$(value User)
      exec setsid setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs --bounding-set=-all \
        $(value ExecStart) >>"/var/log/$unit.log" 2>&1 </dev/null
    ) &
    ;;
  *)
    echo "$action $unit: this root has no such unit" >&2
    exit 1
    ;;
  esac
done
